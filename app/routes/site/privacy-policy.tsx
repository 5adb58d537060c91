export default function Page() {
  return (
    <main id="main">
      <h1 tabIndex={-1}>site/privacy-policy</h1>
    </main>
  );
}
