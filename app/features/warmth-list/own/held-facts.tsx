import type { ShownEntry } from "#app/features/warmth-list/own/show-entry.ts";

/** Everything that the list holds of somebody, in plain words. */
export function HeldFacts({ entry }: { entry: ShownEntry }) {
  const facts = [
    ["Email address", entry.address],
    ["Name", entry.name],
    ["Country", entry.countryName],
    ["Entered on", entry.joined],
    ["Confirmed on", entry.confirmed ?? "Not yet"],
    ["Your code for friends", entry.referralCode],
    ["Came by a friend's link", entry.referred ? "Yes" : "No"],
    ["Tips and news", entry.marketing ? "Yes, you asked for them" : "No"],
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="soft small">{name}</dt>
          <dd className="wrap-anywhere font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
