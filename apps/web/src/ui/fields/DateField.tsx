import { lazy, Suspense } from "react";
import type { DaySpan } from "./DateSegments.tsx";
import { Field, type FieldProps } from "./Field.tsx";

const Segments = lazy(() =>
  import("./DateSegments.tsx").then((module) => ({ default: module.DateSegments })),
);

/** A day as Danes write it, dd.mm.åååå, by key, whatever language the browser speaks. */
export function DateField({ value, onChange, min, max, ...field }: FieldProps & DaySpan) {
  return (
    <Field {...field}>
      {(control) => (
        // The field's own shape while it is on its way: nothing below it moves.
        <Suspense fallback={<span className="form-input date-input" aria-busy="true" />}>
          <Segments label={field.label} {...{ control, value, onChange, min, max }} />
        </Suspense>
      )}
    </Field>
  );
}
