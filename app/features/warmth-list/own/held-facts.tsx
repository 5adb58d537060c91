import type { ShownPlace } from "#app/features/warmth-list/own/show-place.ts";

/** Everything that the list holds of somebody, in plain words. */
export function HeldFacts({ place }: { place: ShownPlace }) {
  const facts = [
    ["Email address", place.address],
    ["Name", place.name],
    ["Country", place.countryName],
    ["Entered on", place.joined],
    ["Confirmed on", place.confirmed ?? "Not yet"],
    ["Your code for friends", place.code],
    ["Came by a friend's link", place.byFriend ? "Yes" : "No"],
    ["Tips and news", place.marketing ? "Yes, you asked for them" : "No"],
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
