import type { TrackingStep } from "#contracts/shipment.ts";

const steps = [
  ["created", "Label made"],
  ["dispatched", "Handed over"],
  ["delivered", "Delivered"],
] as const;

export type ShownStep = { step: TrackingStep["step"]; at: string; iso: string };

/** Where a parcel is on its way: what has happened is filled in, what is still to come is not. */
export function TrackingSteps({ done }: { done: readonly ShownStep[] }) {
  const last = done.at(-1)?.step;
  return (
    <ol className="ml-3 grid">
      {steps.map(([step, title], index) => {
        const happened = done.find((one) => one.step === step);
        const next = done.some((one) => one.step === steps[index + 1]?.[0]);
        return (
          <li
            key={step}
            aria-current={step === last ? "step" : undefined}
            className={`relative pb-8 pl-7 last:pb-0 before:absolute before:top-4 before:-bottom-1 before:-left-px before:border-l-2 last:before:hidden ${next ? "before:border-ember-500" : "before:border-ice-200"}`}
          >
            <span
              aria-hidden="true"
              className={`absolute top-1 -left-2.5 size-5 rounded-cap border-2 ${happened ? "border-ember-500 bg-ember-500" : "border-border bg-white"}`}
            />
            <p className={happened ? "font-bold" : "soft"}>{title}</p>
            <p className="small soft">{happened ? <time dateTime={happened.iso}>{happened.at}</time> : "Not yet"}</p>
          </li>
        );
      })}
    </ol>
  );
}
