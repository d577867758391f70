"""Recomputes overlaps and payments of random areas from the open data, with GDAL alone.

    python3 conform/recompute.py http://localhost:3000 [seed] [areas]

Needs ogr2ogr and ogrinfo with SpatiaLite (Debian: gdal-bin) and a running product. Shares no code
with the product; the rates are transcribed from their sources. Ends with 1 where a figure differs.
"""

import json
import math
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

BASE = sys.argv[1] + "/api"
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(10**9)
AREAS = int(sys.argv[3]) if len(sys.argv) > 3 else 20
DATASET = "urn:dmp:ds:"
# Streams are lines: they have no area to measure.
LEFT_OUT = {"land-holdings", "municipalities", "tripartites", "plans", "sketch-projects"}
# Crop codes of permanent grass.
GRASS = """271 311 316 317 318 319 321 322 326 565 566 567 575 576 577 578 580 581 585 586 587 589
590 900""".split()
NOTHING = "ST_GeomFromText('POLYGON((0 0,0 1,1 1,0 0))',25832)"
os.chdir(tempfile.mkdtemp(prefix="recompute"))


def run(*command):
    return subprocess.run(command, capture_output=True, text=True).stdout


def fetch(path):
    """A product that writes a file for the first time, or is busy, asks to be tried again."""
    for tried in range(20):
        try:
            return urllib.request.urlopen(BASE + path, timeout=120).read()
        except urllib.error.HTTPError as error:
            if error.code not in (429, 503) or tried == 19:
                raise
            time.sleep(int(error.headers.get("retry-after") or 5))


def load():
    """Every open layer as a file, by the id of its dataset."""
    listed = fetch("/open-data/downloads").decode()
    files = {}
    for path in sorted(set(re.findall(r"/open-data/downloads/[\w.:%-]*\.gpkg", listed))):
        name = os.path.basename(path)[:-5].replace("%3A", ":")
        if name in LEFT_OUT:
            continue
        file = table_of(name) + ".gpkg"
        with open(file, "wb") as written:
            written.write(fetch(path))
        files[name] = (file, re.search(r"^1: (\S+)", run("ogrinfo", "-so", file), re.M).group(1))
    return files


def table_of(dataset):
    return re.sub(r"\W", "_", dataset)


def value_of(database, expression):
    out = run("ogrinfo", database, "-dialect", "sqlite", "-sql", f"select ST_Area({expression})/10000.0 as v")
    found = re.search(r"\((?:Real|Integer.*)\) = ([\d.e+-]+)", out)
    return float(found.group(1)) if found else 0.0


def union(table, where="1"):
    return f'coalesce((select ST_Union(ST_MakeValid(geom)) from "{table}" where {where}),{NOTHING})'


def kept(database, name, expression):
    """An expression as a table of its own, so that what is built on it need not repeat it."""
    run("ogr2ogr", "-update", "-f", "GPKG", "-nln", name, "-nlt", "GEOMETRY", database, database,
        "-dialect", "sqlite", "-sql", f"select {expression} as geom")
    return union(name)


def meeting(first, *others):
    for other in others:
        first = f"ST_Intersection({first},{other})"
    return first


def without(first, *others):
    for other in others:
        first = f"ST_Difference({first},{other})"
    return first


def centres(files):
    """Half of nothing is no test: carbon-rich soil, projects and fields in turn."""
    found = []
    for name in (DATASET + "kulstof-2022-lavbundskort", "projects", DATASET + "markblokke-2025"):
        file, layer = files[name]
        point = f'select ST_X(ST_PointOnSurface(geom)) x, ST_Y(ST_PointOnSurface(geom)) y from "{layer}"'
        rows = run("ogr2ogr", "-f", "CSV", "/vsistdout/", file, "-dialect", "sqlite", "-sql", point)
        found.append([tuple(float(v.strip('"')) for v in row.split(",")) for row in rows.split()[1:]])
    return [random.choice(random.choice(found)) for _ in range(AREAS)]


def ring_around(x, y):
    count, radius = random.randint(4, 8), random.uniform(150, 700)
    turn = 2 * math.pi / count
    angles = [turn * k + random.uniform(-0.3, 0.3) * turn for k in range(count)]
    reach = lambda: radius * random.uniform(0.5, 1)
    ring = [[round(x + reach() * math.cos(a), 1), round(y + reach() * math.sin(a), 1)] for a in angles]
    return [*ring, ring[0]]


def screen(ring):
    body = {"geometry": {"type": "Polygon", "coordinates": [ring]}, "crs": "25832"}
    request = urllib.request.Request(
        BASE + "/screening/analyses", json.dumps(body).encode(), {"content-type": "application/json"}
    )
    lines = urllib.request.urlopen(request, timeout=120).read().decode().strip().split("\n")
    return [json.loads(line) for line in lines]


def clipped(files, ring, database):
    xs, ys = [p[0] for p in ring], [p[1] for p in ring]
    box = [str(v) for v in (min(xs), min(ys), max(xs), max(ys))]
    for index, (name, (file, layer)) in enumerate(files.items()):
        update = ["-update"] if index else []
        run("ogr2ogr", "-f", "GPKG", "-nln", table_of(name), "-spat", *box, "-nlt", "GEOMETRY", *update, database, file, layer)


def differences(files, ring, lines, counts):
    database = "area.gpkg"
    if os.path.exists(database):
        os.remove(database)
    clipped(files, ring, database)
    area = "ST_GeomFromText('POLYGON((" + ",".join(f"{x} {y}" for x, y in ring) + "))',25832)"
    wrong = []
    for line in lines:
        if line["kind"] != "finding" or line["datasetId"].endswith("vandloeb"):
            continue
        own = value_of(database, meeting(area, union(table_of(line["datasetId"]))))
        counts["overlaps"] += 1
        if abs(own - line["overlapHa"]) > max(1e-3, 1e-4 * own):
            wrong.append(("overlap", line["datasetId"], own, line["overlapHa"]))

    def of(name, where="1"):
        inside = meeting(area, union(table_of(DATASET + name), where))
        return kept(database, re.sub(r"\W", "_", f"in_{name}_{where}")[:60], inside)

    crops = run("ogrinfo", "-so", database, table_of(DATASET + "marker-2025"))
    crop = re.search(r"^(\w*[aA]fg\w*): ", crops, re.M)
    is_grass = f"cast(cast({crop.group(1)} as integer) as text) in ({','.join(map(repr, GRASS))})" if crop else "0"
    grass = of("marker-2025", is_grass)
    rotation = of("marker-2025", f"not ({is_grass})" if crop else "0")
    carbon, wet = of("kulstof-2022-lavbundskort"), of("n-vaadomraadepotentiale")
    nature = of("beskyttede-naturtyper")
    field = kept(database, "field", f"ST_Union(ST_Union({grass},{rotation}),{of('markblokke-2025')})")
    free = kept(database, "free", without(area, union("projects")))
    unwanted = (of("digitalt-skovkort-2022"), of("fredskov"), nature, of("skovrejsning-uoensket"), carbon, wet)
    plantable = kept(database, "plantable", without(meeting(free, field), *unwanted))
    counted = union("sub_catchments", "nitrogenEffectCounts")
    need = kept(database, "need", meeting(of("kvaelstofretention"), counted))
    dry = kept(database, "dry", without(meeting(free, field), nature))
    good = kept(database, "good", f"ST_Union({carbon},{meeting(need, wet)})")
    # Usable land, then kroner a hectare in rotation, as grass and, where it has its own, as nature;
    # where rates differ by land, what is paid alike.
    schemes = {
        "Skovrejsning": (plantable, [(plantable, (75_500, 75_500))]),
        "Permanent ekstensivering": (
            dry,
            [(meeting(dry, good), (82_500, 35_500)), (without(meeting(dry, need), good), (59_500, 27_000))],
        ),
    }
    for name, usable, rates in (
        ("Lavbundsprojekter", meeting(free, carbon), (82_500, 35_500)),
        ("SGAV Klima-Lavbund", meeting(free, carbon), (82_500, 31_000, 4_500)),
        ("Fosforvådområder", meeting(free, wet), (82_500, 35_500)),
        ("Kvælstofvådområder", meeting(free, wet, need), (82_500, 35_500)),
    ):
        schemes[name] = (usable, [(usable, rates)])
    verdict = [line for line in lines if line["kind"] == "verdict"][-1]
    for scheme in verdict["schemes"]:
        if scheme["schemeName"] not in schemes:
            continue
        usable, alike = schemes[scheme["schemeName"]]
        own = value_of(database, usable)
        counts["payments"] += 1
        if abs((scheme["usableHa"] or 0) - own) > 0.01:
            wrong.append(("usable", scheme["schemeName"], own, scheme["usableHa"]))
        paid = scheme["payment"]
        ends = [amounts(database, land, rates, (nature, rotation, grass)) for land, rates in alike]
        low, high = (sum(end) for end in zip(*ends))
        if paid and (abs(paid["fromKr"] - low) > 1000 or abs(paid["toKr"] - high) > 1000):
            wrong.append(("payment", scheme["schemeName"], (low, high), (paid["fromKr"], paid["toKr"])))
    return wrong


def amounts(database, usable, rates, uses):
    """Both ends, where the use of a part is not known."""
    own = value_of(database, usable)
    if len(set(rates)) == 1:
        return own * rates[0], own * rates[0]
    nature, rotation, grass = uses
    dry = without(usable, nature)
    nature_ha = value_of(database, meeting(usable, nature))
    rotation_ha = value_of(database, meeting(dry, rotation))
    grass_ha = value_of(database, without(meeting(dry, grass), rotation))
    unknown_ha = max(0, own - nature_ha - rotation_ha - grass_ha)
    known = nature_ha * rates[-1] + rotation_ha * rates[0] + grass_ha * rates[1]
    return known + unknown_ha * min(rates), known + unknown_ha * max(rates)


random.seed(SEED)
counts = {"overlaps": 0, "payments": 0}
layers = load()
all_wrong = []
for number, (x, y) in enumerate(centres(layers)):
    outline = ring_around(x, y)
    wrong = differences(layers, outline, screen(outline), counts)
    all_wrong += wrong
    print(number + 1, "differs" if wrong else "agrees", *wrong, flush=True)
print(f"seed {SEED}: {counts['overlaps']} overlaps and {counts['payments']} payments, {len(all_wrong)} differ")
sys.exit(1 if all_wrong or counts["payments"] == 0 else 0)
