export default function Page() {
  return (
    <main id="main">
      <h1 tabIndex={-1}>site/not-found</h1>
    </main>
  );
}
