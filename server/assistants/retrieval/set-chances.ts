/** The features of one question: where the weights of each begin, how much of it there is, and how many are read. */
export type Row = { begins: Int32Array; amounts: Float32Array; size: number };

/** What speaks for each place, made into chances. Four features at a time: a sum is then written a quarter as often. */
export function setChances(chances: Float32Array, { begins, amounts, size }: Row, learned: Float32Array | Int8Array) {
  const places = chances.length;
  chances.fill(0);
  let at = 0;
  for (; at + 3 < size; at += 4) {
    const [a, b, c, d] = [begins[at] as number, begins[at + 1] as number, begins[at + 2] as number, begins[at + 3] as number];
    const [e, f, g, h] = [amounts[at] as number, amounts[at + 1] as number, amounts[at + 2] as number, amounts[at + 3] as number];
    for (let place = 0; place < places; place++)
      chances[place] =
        (chances[place] as number) +
        (learned[a + place] as number) * e +
        (learned[b + place] as number) * f +
        (learned[c + place] as number) * g +
        (learned[d + place] as number) * h;
  }
  for (; at < size; at++) {
    const [begin, amount] = [begins[at] as number, amounts[at] as number];
    for (let place = 0; place < places; place++) chances[place] = (chances[place] as number) + (learned[begin + place] as number) * amount;
  }
  let most = Number.NEGATIVE_INFINITY;
  for (let place = 0; place < places; place++) if ((chances[place] as number) > most) most = chances[place] as number;
  let whole = 0;
  for (let place = 0; place < places; place++) whole += chances[place] = Math.exp((chances[place] as number) - most);
  for (let place = 0; place < places; place++) chances[place] = (chances[place] as number) / whole;
}
