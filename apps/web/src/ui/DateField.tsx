import { lazy, Suspense } from "react";
import { Field, type FieldProps } from "./Field.tsx";

export type DateFieldProps = FieldProps & {
  /** 2026-11-16, or empty. */
  value: string;
  onChange: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
};

const Segments = lazy(() =>
  import("./DateSegments.tsx").then((module) => ({ default: module.DateSegments })),
);

/** A day as Danes write it, dd.mm.åååå, by key, whatever language the browser speaks. */
export function DateField({ value, onChange, min, max, ...field }: DateFieldProps) {
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
