// Loaded before an instance: its clock is wrong by CLOCK_SHIFT_SECONDS, as a server's is whose time
// was never set.
const shiftMs = 1000 * Number(process.env["CLOCK_SHIFT_SECONDS"] ?? 0);
const RealDate = Date;
const now = () => RealDate.now() + shiftMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values: unknown[]) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values) as Date,
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === "now" ? now : (Reflect.get(target, name) as unknown)),
});
