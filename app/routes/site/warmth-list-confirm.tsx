export default function Page() {
  return (
    <main id="main">
      <h1 tabIndex={-1}>site/warmth-list-confirm</h1>
    </main>
  );
}
