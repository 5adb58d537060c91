export default function Page() {
  return (
    <main id="main">
      <h1 tabIndex={-1}>operator/enter</h1>
    </main>
  );
}
