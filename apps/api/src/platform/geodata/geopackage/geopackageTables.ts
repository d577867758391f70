const utm32 = `PROJCS["ETRS89 / UTM zone 32N",GEOGCS["ETRS89",DATUM["European_Terrestrial_Reference_System_1989",SPHEROID["GRS 1980",6378137,298.257222101]],PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["latitude_of_origin",0],PARAMETER["central_meridian",9],PARAMETER["scale_factor",0.9996],PARAMETER["false_easting",500000],PARAMETER["false_northing",0],UNIT["metre",1],AXIS["Easting",EAST],AXIS["Northing",NORTH],AUTHORITY["EPSG","25832"]]`;
const wgs84 = `GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563]],PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433],AUTHORITY["EPSG","4326"]]`;

/** The tables every GeoPackage must have (OGC 12-128r18, version 1.3), with the rows demanded. */
export const geopackageTables = `
  pragma application_id = 1196444487;
  pragma user_version = 10300;
  create table gpkg_spatial_ref_sys (srs_name text not null, srs_id integer primary key not null,
    organization text not null, organization_coordsys_id integer not null, definition text not null,
    description text);
  insert into gpkg_spatial_ref_sys values
    ('Undefined cartesian', -1, 'NONE', -1, 'undefined', null),
    ('Undefined geographic', 0, 'NONE', 0, 'undefined', null),
    ('WGS 84', 4326, 'EPSG', 4326, '${wgs84}', null),
    ('ETRS89 / UTM zone 32N', 25832, 'EPSG', 25832, '${utm32}', null);
  create table gpkg_contents (table_name text primary key not null, data_type text not null,
    identifier text unique, description text default '',
    last_change DATETIME not null default (strftime('%Y-%m-%dT%H:%M:%fZ','now')),
    min_x DOUBLE, min_y DOUBLE, max_x DOUBLE, max_y DOUBLE,
    srs_id integer references gpkg_spatial_ref_sys (srs_id));
  create table gpkg_geometry_columns (table_name text not null references gpkg_contents (table_name),
    column_name text not null, geometry_type_name text not null,
    srs_id integer not null references gpkg_spatial_ref_sys (srs_id), z TINYINT not null,
    m TINYINT not null, primary key (table_name, column_name));
  create table gpkg_extensions (table_name text, column_name text, extension_name text not null,
    definition text not null, scope text not null, unique (table_name, column_name, extension_name));
`;
