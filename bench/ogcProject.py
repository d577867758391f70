"""A QGIS project that publishes one table: address, port and file are given."""

import sys

from qgis.core import QgsApplication, QgsCoordinateReferenceSystem, QgsProject, QgsVectorLayer

port, file = sys.argv[1:]
application = QgsApplication([], False)
application.initQgis()
layer = QgsVectorLayer(
    f"dbname='postgres' host=127.0.0.1 port={port} user='postgres' key='id' srid=25832 "
    'type=Polygon estimatedmetadata=true table="public"."bench_items" (geometry)',
    "items",
    "postgres",
)
if not layer.isValid():
    sys.exit("QGIS does not read the table.")
project = QgsProject.instance()
project.setCrs(QgsCoordinateReferenceSystem("EPSG:25832"))
project.setTrustLayerMetadata(True)
project.addMapLayer(layer)
project.writeEntry("WFSLayers", "/", [layer.id()])
project.writeEntry("WFSLayersPrecision", "/" + layer.id(), 7)
project.write(file)
