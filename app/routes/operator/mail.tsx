export default function Page() {
  return (
    <main id="main">
      <h1 tabIndex={-1}>operator/mail</h1>
    </main>
  );
}
