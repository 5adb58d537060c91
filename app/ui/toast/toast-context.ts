import { createContext, useContext } from "react";
import type { ToastWords } from "#app/ui/toast/toast.tsx";

export type ShowToast = (words: ToastWords) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** `const toast = useToast(); toast({ title, description, destructive })` */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error("useToast needs a ToastProvider above it");
  return show;
}
