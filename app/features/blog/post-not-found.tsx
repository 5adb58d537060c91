import { ButtonLink } from "#app/ui/button.tsx";
import { Page } from "#app/ui/page.tsx";
import lost from "#imagery/drawn/lost.svg?url";

export function PostNotFound() {
  return (
    <Page className="lost on-dark">
      <div className="wrap lost-inner">
        <div className="lost-picture">
          <img src={lost} alt="" width="1184" height="604" />
        </div>
        <h1 tabIndex={-1}>
          <span className="warm">Post Not Found</span>
        </h1>
        <p className="lead soft">The blog post you're looking for doesn't exist.</p>
        <ButtonLink to="/blog">Back to Blog</ButtonLink>
      </div>
    </Page>
  );
}
