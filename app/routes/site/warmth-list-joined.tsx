export default function Page() {
  return (
    <main id="main">
      <h1 tabIndex={-1}>site/warmth-list-joined</h1>
    </main>
  );
}
