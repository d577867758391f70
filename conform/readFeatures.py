"""Reads every collection of an OGC API as OWSLib does; writes a line for each thing that is wrong."""

import sys

from owslib.ogcapi.features import Features

service = Features(sys.argv[1])
if not any("ogcapi-features-1/1.0/conf/core" in uri for uri in service.conformance()["conformsTo"]):
    print("conformance to the core is not declared")
collections = service.feature_collections()
if not collections:
    print("no collection")
for name in collections:
    answer = service.collection_items(name, limit=3)
    if len(answer["features"]) != answer["numberReturned"]:
        print(f"{name}: numberReturned is not the number of features")
    if answer["numberMatched"] < answer["numberReturned"]:
        print(f"{name}: fewer matched than returned")
    for feature in answer["features"]:
        one = service.collection_item(name, feature["id"])
        if one["geometry"] != feature["geometry"]:
            print(f"{name}: an item differs from the same in the list")
