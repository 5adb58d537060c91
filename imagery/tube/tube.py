"""The tube: round at the shoulder, lofted to a flat crimp, with the small unevenness of a filled one."""
import math

import bmesh
import bpy

RADIUS, HEIGHT, CRIMP = 0.9, 5.2, 0.36
TOP = HEIGHT + CRIMP
AROUND, UP, TEETH = 256, 128, 12


def ring(a, b):
    """Points evenly spaced along the ellipse, so that the label keeps its shape where the tube flattens."""
    fine = 2880
    points = [(a * math.cos(2 * math.pi * i / fine + math.pi / 2), b * math.sin(2 * math.pi * i / fine + math.pi / 2)) for i in range(fine + 1)]
    run = [0.0]
    for p, q in zip(points, points[1:]):
        run.append(run[-1] + math.dist(p, q))
    made, at = [], 0
    for k in range(AROUND):
        goal = run[-1] * k / AROUND
        while run[at + 1] < goal:
            at += 1
        made.append(points[at])
    return made


def dent(x, y, z):
    """How far the film is pushed in here: broad and shallow, never the same left and right."""
    t = z / HEIGHT
    soft = math.sin(math.pi * min(1, t)) ** 1.2
    side = math.atan2(y, x)
    return soft * (0.012 * math.sin(2.3 * side + 3.1 * t + 0.7) * math.sin(4.2 * t + 1.1 * math.cos(side) + 0.4) + 0.006 * math.sin(5 * side + 7 * t))


def tube():
    mesh = bmesh.new()
    uv = mesh.loops.layers.uv.new()
    rings = []
    # The film turns in over the shoulder's edge, so that a dark line stands between tube and cap.
    for k in range(8):
        turn = math.pi / 2 * k / 8
        r = RADIUS - 0.055 * (1 - math.sin(turn))
        rings.append((0.055 * (1 - math.cos(turn)) - 0.0, ring(r, r)))
    for k in range(UP + 1):
        t = k / UP
        z = 0.055 + t * (HEIGHT - 0.055)
        ease = (z / HEIGHT) ** 1.75
        a = RADIUS * (1 - ease) + math.pi * RADIUS / 2 * 0.985 * ease
        b = RADIUS * (1 - ease) + 0.034 * ease
        points = []
        for x, y in ring(a, b):
            pushed = 1 - dent(x, y, z) / max(0.3, math.hypot(x, y))
            points.append((x * pushed, y * pushed))
        rings.append((z, points))
    body = len(rings)
    flat = rings[-1][1]
    # The crimp: pressed flat, with the fine teeth of the sealing jaw between two smooth margins.
    steps = TEETH * 6
    for k in range(1, steps + 1):
        t = k / steps
        tooth = 0.0105 * math.cos(2 * math.pi * t * TEETH) if 0.07 < t < 0.93 else -0.006
        end = 0.012 * max(0, (t - 0.985) / 0.015)
        rings.append((HEIGHT + CRIMP * t, [(x, math.copysign(0.026 + tooth - end, y) + 0.014 * t * math.sin(1.5 * x + 0.5)) for x, y in flat]))
    verts = [[mesh.verts.new((x, y, z)) for x, y in points] for z, points in rings]
    for k in range(len(rings) - 1):
        for i in range(AROUND):
            j = (i + 1) % AROUND
            face = mesh.faces.new((verts[k][i], verts[k][j], verts[k + 1][j], verts[k + 1][i]))
            face.smooth = k != body - 1
            for loop, (u, v) in zip(face.loops, ((i, k), (i + 1, k), (i + 1, k + 1), (i, k + 1))):
                loop[uv].uv = (u / AROUND, rings[v][0] / TOP)
    for i in range(1, AROUND // 2):
        j = AROUND - i
        if j - 1 > i:
            face = mesh.faces.new((verts[-1][i], verts[-1][i + 1], verts[-1][j - 1], verts[-1][j]) if i + 1 != j - 1 else (verts[-1][i], verts[-1][i + 1], verts[-1][j]))
            for loop in face.loops:
                loop[uv].uv = (0.02, 0.999)
    return thing("tube", mesh)


def shoulder():
    """Cone, neck with two turns of thread, and the hole the cream comes from."""
    profile = [(0.846, 0.004), (0.83, -0.02), (0.78, -0.05), (0.46, -0.2), (0.40, -0.235), (0.375, -0.28)]
    for k in range(33):
        t = k / 32
        profile.append((0.362 + 0.022 * max(0, math.cos(2 * math.pi * (t * 2.5 + 0.5))) ** 0.7, -0.3 - 0.34 * t))
    profile += [(0.362, -0.66), (0.345, -0.70), (0.30, -0.715), (0.17, -0.72), (0.15, -0.715), (0.145, -0.69), (0.145, -0.3), (0.0, -0.3)]
    return lathe("shoulder", profile, 128)


def lathe(name, profile, points, radius=lambda r, n, angle: r):
    """Turns (radius, z) about the axis; radius(r, n, angle) may bend the n-th ring."""
    mesh = bmesh.new()
    verts = []
    for n, (r, z) in enumerate(profile):
        angles = [2 * math.pi * i / points for i in range(points)]
        verts.append([mesh.verts.new((radius(r, n, a) * math.cos(a), radius(r, n, a) * math.sin(a), z)) for a in angles])
    for low, high in zip(verts, verts[1:]):
        for i in range(points):
            mesh.faces.new((low[i], high[i], high[(i + 1) % points], low[(i + 1) % points])).smooth = True
    bmesh.ops.remove_doubles(mesh, verts=mesh.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    return thing(name, mesh)


def thing(name, mesh):
    data = bpy.data.meshes.new(name)
    mesh.to_mesh(data)
    mesh.free()
    made = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(made)
    return made
