export default function Page() {
  return (
    <main id="main">
      <h1 tabIndex={-1}>site/terms</h1>
    </main>
  );
}
