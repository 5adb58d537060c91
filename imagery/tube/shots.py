"""The four shots. Each builds its scene and says its size in pixels."""
import math

from mathutils import Matrix, Vector

from cap import cap
from cream import bead, swirl
from materials import cap_material, cream_material, label_material, shoulder_material
from slate import slate
from studio import camera, sky, softbox
from tube import shoulder, tube


def dressed(label):
    body, lid, neck = tube(), cap(), shoulder()
    body.data.materials.append(label_material(label))
    lid.data.materials.append(cap_material())
    neck.data.materials.append(shoulder_material())
    return body, lid, neck


def standing_light():
    middle = (0, 0, 2.3)
    softbox((-5.2, -6.4, 3.2), middle, (1.25, 8.4), 1150, "#f4fbff", 0.35)  # key: a tall window on the sea side
    softbox((1.2, -8.5, 11.5), (0, 0, 1.8), (5.0, 4.0), 1100, "#fff6ea", mirrored=False)  # fill: lights the print, throws no veil on it
    softbox((5.6, -4.2, 2.6), (0, 0, 2.3), (0.45, 6.5), 150, "#ffe9d0")     # a thin line on the ember side
    softbox((5.0, 1.4, 2.0), (0, 0, 1.9), (1.0, 7.5), 900, "#ff7426")       # ember rim
    softbox((-4.4, 2.6, 2.8), middle, (0.8, 7.5), 480, "#8fd3e6")           # ice rim
    softbox((0, 0.5, 9.5), (0, 0, 2), (3.5, 1.2), 160, "#dff3f8")           # top of the crimp


def cut_out(label):
    body, lid, neck = dressed(label)
    for part in (body, lid, neck):
        part.rotation_euler = (0, 0, math.radians(5))
    standing_light()
    softbox((0, -2.5, -3.2), (0, 0, 0), (4, 2), 60, "#ff9a4a")           # warmth thrown back by the ground
    sky("#cbe5ea", 0.22)
    camera((0, -21.2, 3.6), (0, 0, 2.3), 105)
    return 720, 1512


def hero(label):
    body, lid, neck = dressed(label)
    for part in (body, lid, neck):
        part.rotation_euler = (0, 0, math.radians(5))
    slate(-0.97, 4, 420, 7, -0.045, depth=0.16, fade=(0.8, 2.08), clear=(0, 0, 1.1))
    standing_light()
    softbox((0.6, 7.5, 0.8), (0, 0, -0.9), (8, 1.6), 24, "#9fd4e4", 0.9)     # the sheen on the water, from behind
    sky("#0b2e3b", 0.5)
    camera((0, -21.2, 4.1), (0, 0, 2.05), 102)
    return 832, 1402


def lay(parts, tilt, turn, at, soften=None):
    """Lays the tube down, label up, crimp away from the reader and lowered by tilt; soften: depth to which the film sags flat."""
    place = Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(math.radians(-90 - tilt), 4, "X")
    for part in parts:
        part.data.transform(place)
    sag = soften or 0.0
    low = min(v.co.z for part in parts for v in part.data.vertices) + sag
    move = Vector((at[0], at[1], -low))
    for part in parts:
        for v in part.data.vertices:
            v.co += move
    if soften:
        for v in parts[0].data.vertices:
            v.co.z = 0.5 * (v.co.z + math.sqrt(v.co.z * v.co.z + 0.0016))


def lying_light(look):
    softbox((-2.0, 9.5, 9.5), look, (11.0, 5.0), 1000, "#cfe9f2", 0.95)   # the window behind: sheen in the wet stone
    softbox((-9.5, 2.0, 8.0), look, (1.1, 9.0), 1500, "#f4fbff", 0.35)   # key: one crisp line along the tube
    softbox((-7.0, -2.5, 2.2), look, (1.2, 6.0), 260, "#8fd3e6")         # ice rim
    softbox((7.0, 2.4, 1.8), look, (1.4, 5.0), 900, "#ff7426")           # ember rim
    softbox((-1.5, -6.5, 9.5), look, (3.0, 3.0), 700, "#fff3e4", mirrored=False)  # fill on the label


def on_slate(label):
    parts = dressed(label)
    lay(parts, 6.0, 52, (1.55, -1.3))
    slate(0, 14, 640, 3, -0.14, depth=0.4)
    lying_light((0, 0, 0.4))
    sky("#0b2e3b", 0.35)
    look = (-0.35, 0.1, 0.35)
    camera((0.3, -12.6, 17.4), look, 82, 24, fstop=0.32, focus=(0.3, -0.4, 0.7))
    return 960, 720


def opened(label):
    body, lid, neck = dressed(label)
    drop = bead()
    drop.data.materials.append(cream_material())
    lay((body, neck, drop), 5.0, 38, (0.15, -0.2), soften=0.07)
    lid.data.transform(Matrix.Rotation(math.radians(64), 4, "Z") @ Matrix.Rotation(math.radians(90), 4, "X"))
    low = min(v.co.z for v in lid.data.vertices)
    lid.location = (3.1, 1.5, -low)
    peak = swirl()
    peak.location = (1.85, -1.95, -0.06)
    peak.scale = (1.32, 1.32, 1.5)
    peak.rotation_euler = (0, 0, math.radians(200))
    peak.data.materials.append(cream_material())
    slate(0, 14, 640, 11, -0.14, depth=0.4)
    lying_light((0.4, -0.4, 0.4))
    sky("#0b2e3b", 0.35)
    camera((0.2, -13.2, 16.6), (0.05, 0.35, 0.35), 72, 24, fstop=0.3, focus=(1.2, -1.4, 0.5))
    return 960, 720


SHOTS = {"hero": hero, "open": opened, "slate": on_slate, "cut-out": cut_out}
