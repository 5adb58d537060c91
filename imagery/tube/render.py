"""Renders the tube as a cut-out: blender -b -P imagery/tube/render.py -- <label.png> <out.png> <samples> <width>

Started by imagery/render-tube.ts, which draws the label first. Blender 3.4, Cycles on the processor.
"""
import math
import os
import sys

import bpy
import bmesh

label, out, samples, width = sys.argv[sys.argv.index("--") + 1:][:4]
bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene
scene.render.engine = "CYCLES"
scene.cycles.samples = int(samples)
scene.cycles.use_denoising = False
scene.cycles.sample_clamp_indirect = 4
scene.cycles.max_bounces = 6
scene.render.film_transparent = True
scene.render.resolution_x = int(width)
scene.render.resolution_y = int(int(width) * 2.1)
scene.view_settings.view_transform = "Standard"
scene.view_settings.look = "None"

RADIUS, HEIGHT, CRIMP = 0.9, 5.2, 0.36
AROUND, UP = 192, 96


def linear(hex_colour):
    parts = [int(hex_colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*[p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts], 1)


def material(name, colour, roughness, clearcoat=0.0):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = linear(colour)
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Clearcoat"].default_value = clearcoat
    shader.inputs["Clearcoat Roughness"].default_value = 0.12
    return made


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


def tube():
    mesh = bmesh.new()
    uv = mesh.loops.layers.uv.new()
    rings = []
    top = HEIGHT + CRIMP
    for k in range(UP + 1):
        t = k / UP
        ease = t ** 1.75
        a = RADIUS * (1 - ease) + math.pi * RADIUS / 2 * 0.985 * ease
        b = RADIUS * (1 - ease) + 0.028 * ease
        rings.append((t * HEIGHT, ring(a, b)))
    flat = rings[-1][1]
    # The crimp: pressed flat, with the fine ridges of the sealing jaw.
    for k in range(1, 25):
        ridge = 0.010 * (k % 2)
        rings.append((HEIGHT + CRIMP * k / 24, [(x, math.copysign(0.022 + ridge, y)) for x, y in flat]))
    verts = [[mesh.verts.new((x, y, z)) for x, y in points] for z, points in rings]
    for k in range(len(rings) - 1):
        for i in range(AROUND):
            j = (i + 1) % AROUND
            face = mesh.faces.new((verts[k][i], verts[k][j], verts[k + 1][j], verts[k + 1][i]))
            face.smooth = k < UP
            for loop, (u, v) in zip(face.loops, ((i, k), (i + 1, k), (i + 1, k + 1), (i, k + 1))):
                loop[uv].uv = (u / AROUND, rings[v][0] / top)
    data = bpy.data.meshes.new("tube")
    mesh.to_mesh(data)
    thing = bpy.data.objects.new("tube", data)
    scene.collection.objects.link(thing)
    skin = material("label", "#ffffff", 0.36, 0.5)
    nodes, links = skin.node_tree.nodes, skin.node_tree.links
    picture = nodes.new("ShaderNodeTexImage")
    picture.image = bpy.data.images.load(os.path.abspath(label))
    links.new(picture.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    data.materials.append(skin)
    return thing


def cap():
    mesh = bmesh.new()
    ribs = 72
    points = ribs * 6
    profile = [(0.80, 0.0), (0.88, -0.012), (0.915, -0.05), (0.92, -0.10), (0.92, -0.86), (0.905, -0.93), (0.86, -0.965), (0.0, -0.97)]
    verts = []
    for n, (radius, z) in enumerate(profile):
        depth = 0.020 if 3 <= n <= 4 else 0.0
        verts.append([
            mesh.verts.new(((radius - depth * (0.5 + 0.5 * math.cos(2 * math.pi * i / 6)) ** 2) * math.cos(2 * math.pi * i / points),
                            (radius - depth * (0.5 + 0.5 * math.cos(2 * math.pi * i / 6)) ** 2) * math.sin(2 * math.pi * i / points), z))
            for i in range(points)
        ])
    for low, high in zip(verts, verts[1:]):
        for i in range(points):
            mesh.faces.new((low[i], high[i], high[(i + 1) % points], low[(i + 1) % points])).smooth = True
    data = bpy.data.meshes.new("cap")
    mesh.to_mesh(data)
    thing = bpy.data.objects.new("cap", data)
    scene.collection.objects.link(thing)
    data.materials.append(material("cap", "#0d3442", 0.34, 0.2))
    return thing


def light(at, look_at, size, power, colour):
    data = bpy.data.lights.new("light", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size
    data.energy = power
    data.color = linear(colour)[:3]
    lamp = bpy.data.objects.new("light", data)
    lamp.location = at
    lamp.rotation_euler = look_toward(at, look_at)
    scene.collection.objects.link(lamp)


def look_toward(at, target):
    from mathutils import Vector
    return (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()


body, lid = tube(), cap()
turn = math.radians(5)
body.rotation_euler = (0, 0, turn)

middle = (0, 0, 2.3)
light((-4.6, -5.2, 3.6), middle, (1.5, 7.0), 520, "#f2fbff")      # key: a tall window on the sea side
light((1.6, -8.0, 4.6), middle, (4.0, 4.0), 210, "#fff6ea")       # fill, from the reader
light((4.6, 1.0, 1.6), (0, 0, 1.4), (1.2, 6.0), 780, "#ff7a2a")   # ember rim
light((-3.6, 2.6, 3.0), middle, (0.8, 6.0), 420, "#8fd3e6")       # ice rim
light((0, -2.5, -3.2), (0, 0, 0), (4, 2), 60, "#ff9a4a")          # warmth thrown back by the wet ground

world = bpy.data.worlds.new("world")
scene.world = world
world.use_nodes = True
world.node_tree.nodes["Background"].inputs[0].default_value = linear("#cbe5ea")
world.node_tree.nodes["Background"].inputs[1].default_value = 0.28

lens = bpy.data.cameras.new("camera")
lens.lens = 105
lens.sensor_fit = "VERTICAL"
lens.sensor_height = 36
eye = bpy.data.objects.new("camera", lens)
eye.location = (0, -21.2, 3.6)
eye.rotation_euler = look_toward(eye.location, (0, 0, 2.3))
scene.collection.objects.link(eye)
scene.camera = eye
scene.render.filepath = os.path.abspath(out)
bpy.ops.render.render(write_still=True)
