import { useEffect } from "react";
import { useLocation } from "react-router";

/** Opens the question that the address names: browsers do so themselves, but not when the router changes the address. */
export function useOpenByHash() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again opens it again
  useEffect(() => {
    const question = hash && document.getElementById(decodeURIComponent(hash.slice(1)))?.closest("details");
    if (question) question.open = true;
  }, [hash, key]);
}
