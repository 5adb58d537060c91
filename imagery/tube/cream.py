"""Cream as it leaves a round nozzle: a rope laid in a shrinking coil, its turns sunk into each other, drawn up to a soft peak."""
import math

import bmesh

from tube import thing

TURNS, AROUND, UP = 2.9, 360, 340


def swirl():
    mesh = bmesh.new()
    verts = []
    for k in range(UP + 1):
        s = k / UP
        row = []
        for i in range(AROUND):
            angle = 2 * math.pi * i / AROUND
            turn = angle / (2 * math.pi) - TURNS * s
            # Round turns with a crease between, as two ropes meet.
            rope = abs(math.cos(math.pi * turn)) ** 0.75
            full = (1 - s) ** 0.6 * min(1, s / 0.05)
            foot = math.sqrt(max(0.0, 1 - (1 - min(1, s / 0.16)) ** 2))
            out = (0.66 + 0.14 * foot) * (1 - s) ** 0.86 + 0.135 * full * (rope - 0.5)
            out *= 1 + 0.03 * math.sin(2 * angle + 1) + 0.012 * math.sin(7 * angle + 9 * s)
            lift = 0.10 * foot + 0.50 * s + 0.50 * s ** 3.2 + 0.10 * full * (rope - 0.4)
            bend = s ** 5
            row.append(mesh.verts.new((out * math.cos(angle) + 0.13 * bend, out * math.sin(angle) - 0.06 * bend, max(0.0, lift) - 0.02 * (k == 0))))
        verts.append(row)
    for low, high in zip(verts, verts[1:]):
        for i in range(AROUND):
            j = (i + 1) % AROUND
            mesh.faces.new((low[i], low[j], high[j], high[i])).smooth = True
    bmesh.ops.remove_doubles(mesh, verts=mesh.verts, dist=1e-5)
    for _ in range(3):
        bmesh.ops.smooth_vert(mesh, verts=mesh.verts, factor=0.5, use_axis_x=True, use_axis_y=True, use_axis_z=True)
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    return thing("cream", mesh)


def bead():
    """What is left at the nozzle."""
    mesh = bmesh.new()
    bmesh.ops.create_uvsphere(mesh, u_segments=48, v_segments=24, radius=0.15)
    for vert in mesh.verts:
        vert.co.z *= 0.55 if vert.co.z > 0 else 0.9
        vert.co.x += 0.05 * max(0, -vert.co.z) / 0.13
        vert.co.z -= 0.7
    for face in mesh.faces:
        face.smooth = True
    return thing("bead", mesh)
