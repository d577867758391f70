"""Opens each collection of OGC API Features as QGIS does, and says what it cannot read."""
import os
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
from qgis.core import QgsApplication, QgsVectorLayer  # noqa: E402

application = QgsApplication([], False)
application.initQgis()
for collection in sys.argv[2:]:
    source = f"url='{sys.argv[1]}' typename='{collection}' maxNumFeatures='50' pagingEnabled='default'"
    layer = QgsVectorLayer(source, collection, "OAPIF")
    if not layer.isValid():
        print(f"{collection}: {layer.error().summary() or 'not valid'}")
        continue
    features = [feature for feature in layer.getFeatures()]
    if len(features) == 0 or any(feature.geometry().isNull() for feature in features):
        print(f"{collection}: {len(features)} features, some without geometry")
print("end", flush=True)
os._exit(0)
