export default function Page() {
  return (
    <main id="main">
      <h1 tabIndex={-1}>site/warmth-list-success</h1>
    </main>
  );
}
