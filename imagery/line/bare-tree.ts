/** A tree without leaves: each branch forks into two thinner, shorter ones. Returns one path per thickness. */
export function bareTree(x: number, y: number, high: number, lean = 0, turns = 4): { d: string; width: number }[] {
  const made = Array.from({ length: turns }, (_, depth) => ({ d: "", width: Number((3.8 * 0.72 ** depth).toFixed(1)) }));
  const branch = (bx: number, by: number, length: number, angle: number, depth: number) => {
    const [ex, ey] = [bx + Math.sin(angle) * length, by - Math.cos(angle) * length];
    const sway = 0.12 * length * Math.sin(bx + depth * 2);
    const level = made[depth];
    if (!level) return;
    level.d += `M${Math.round(bx)} ${Math.round(by)}Q${Math.round((bx + ex) / 2 + sway)} ${Math.round((by + ey) / 2)} ${Math.round(ex)} ${Math.round(ey)}`;
    const open = 0.36 + 0.1 * Math.sin(ex * 1.7 + depth);
    branch(ex, ey, length * 0.72, angle - open, depth + 1);
    branch(ex, ey, length * 0.66, angle + open * 0.9, depth + 1);
    if (depth < 2) branch(bx + (ex - bx) * 0.62, by + (ey - by) * 0.62, length * 0.5, angle + (depth % 2 ? -0.8 : 0.75), depth + 1);
  };
  branch(x, y, high * 0.36, lean, 0);
  return made;
}
