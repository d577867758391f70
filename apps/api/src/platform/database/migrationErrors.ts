const numbered = (number: number) => String(number).padStart(4, "0");

/** The database was made by a later release; running on it could harm it. */
export class NewerDatabaseError extends Error {
  override readonly name = "NewerDatabaseError";

  constructor(databaseNumber: number, programNumber: number) {
    super(
      `The database is of a newer version (${numbered(databaseNumber)}) than this program ` +
        `(${numbered(programNumber)}); start the newer program.`,
    );
  }
}

/** A migration file is not the one that was applied. */
export class ChangedMigrationError extends Error {
  override readonly name = "ChangedMigrationError";

  constructor(number: number, name: string) {
    super(
      `Migration ${numbered(number)}_${name} differs from the one this database was made with; ` +
        `restore the file and put the change into a new migration.`,
    );
  }
}

/** PostgreSQL then takes letters for bytes: searches fail on æ, ø and å, or are never found. */
export class WrongEncodingError extends Error {
  override readonly name = "WrongEncodingError";

  constructor(encoding: string) {
    super(
      `The database is encoded in ${encoding}, in which searches for æ, ø and å fail; make one in UTF8 ` +
        "with `createdb -T template0 -E UTF8 --locale=C.UTF-8 <name>` and name it in DATABASE_URL.",
    );
  }
}
