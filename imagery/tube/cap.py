"""The screw cap: fine ribs that fade out before two bevelled edges, hollow inside."""
import math

from tube import lathe

RIBS = 84
DEPTH = 0.97


def arc(x, z, r, start, end, steps=7):
    """Points of a bevel round (x, z), angles in degrees."""
    return [(x + r * math.cos(math.radians(start + (end - start) * k / steps)), z + r * math.sin(math.radians(start + (end - start) * k / steps))) for k in range(steps + 1)]


def cap():
    outer = 0.918
    wall = [(outer, -0.065 - (DEPTH - 0.15) * k / 40) for k in range(41)]
    profile = (
        [(0.60, -0.70), (0.62, -0.69), (0.63, -0.66), (0.63, -0.10), (0.65, -0.04), (0.80, -0.022)]
        + [(0.86, -0.02)]
        + arc(outer - 0.035, -0.055, 0.035, 90, 0)
        + wall
        + arc(outer - 0.075, -DEPTH + 0.075, 0.075, 0, -90, 10)
        + [(0.6, -DEPTH - 0.001), (0.3, -DEPTH + 0.004), (0.0, -DEPTH + 0.006)]
    )
    first = next(n for n, point in enumerate(profile) if point == wall[0])

    def ribbed(r, n, angle):
        along = n - first
        if not 0 <= along <= 40:
            return r
        fade = min(1, max(0, (along - 2) / 3)) * min(1, max(0, (37 - along) / 3))
        groove = (0.5 + 0.5 * math.cos(angle * RIBS)) ** 2.2
        return r - 0.02 * groove * fade

    made = lathe("cap", [(0.0, -0.70)] + profile, RIBS * 10, lambda r, n, angle: ribbed(r, n - 1, angle))
    return made
