/**
 * WebMCP, the declarative way: a form that names itself is a tool for the assistant in a person's browser. The assistant
 * fills it in; the person sees it filled, and sends it. Browsers that know nothing of it pass the attributes by.
 */
declare module "react" {
  interface FormHTMLAttributes<T> extends HTMLAttributes<T> {
    toolname?: string;
    tooldescription?: string;
  }
  interface InputHTMLAttributes<T> extends HTMLAttributes<T> {
    toolparamdescription?: string;
  }
  interface SelectHTMLAttributes<T> extends HTMLAttributes<T> {
    toolparamdescription?: string;
  }
  interface TextareaHTMLAttributes<T> extends HTMLAttributes<T> {
    toolparamdescription?: string;
  }
}

/** What a form says of itself to an assistant; named by verb and object, such as "join_warmth_list". */
export type Tool = { toolname: string; tooldescription: string };
