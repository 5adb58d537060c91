"""Riven slate under a film of water: terraces in the mesh, grain in the bump, pools where the stone lies low."""
import math

import bpy
from mathutils import noise

from materials import Nodes, linear, surface


def relief(x, y, seed):
    """Height of the stone: cleaved in sheets, each a little tilted and worn at its edge."""
    bend = 0.35 * noise.fractal((x * 0.5, y * 0.5, seed + 5), 1, 2, 3)
    sheets = 4.5 * (noise.fractal((x * 0.23 + bend, y * 0.34, seed), 0.9, 2, 6) + 1.5)
    step = math.floor(sheets)
    rise = min(1, max(0, (sheets - step - 0.80) / 0.2))
    rise = rise * rise * (3 - 2 * rise)
    grain = 0.10 * noise.fractal((x * 1.1, y * 2.6, seed + 50), 0.9, 2, 6)
    return (step + rise + 0.22 * (sheets - step)) / 8.5 + grain


def slate(z, extent, cells, seed, water, depth=0.3, fade=None, clear=None):
    """water: level of the pools under z. fade: radii between which the stone dissolves. clear: (x, y, radius) kept level for what stands there."""
    side = [extent * u * abs(u) ** 0.4 for u in ((2 * k / (cells - 1)) - 1 for k in range(cells))]
    heights = [relief(x, y, seed) for y in side for x in side]
    # The highest hundredth may stand out: what lies on the stone rests on the rest.
    top = sorted(heights[:: 7])[-len(heights) // 700 or -1]
    verts = []
    for k, height in enumerate(heights):
        x, y = side[k % cells], side[k // cells]
        height = min(height - top, 0.0) * depth
        if clear:
            near = math.exp(-(((x - clear[0]) ** 2 + (y - clear[1]) ** 2) / clear[2] ** 2) ** 3)
            height *= 1 - 0.88 * near
        verts.append((x, y, height))
    quads = [(a, a + 1, a + cells + 1, a + cells) for j in range(cells - 1) for a in range(j * cells, j * cells + cells - 1)]
    data = bpy.data.meshes.new("slate")
    data.from_pydata(verts, [], quads)
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    stone = bpy.data.objects.new("slate", data)
    stone.location.z = z
    bpy.context.scene.collection.objects.link(stone)
    paint(data, verts, water, fade, seed)
    data.materials.append(stone_material(fade))

    pool = bpy.data.meshes.new("water")
    pool.from_pydata([(-extent, -extent, 0), (extent, -extent, 0), (extent, extent, 0), (-extent, extent, 0)], [], [(0, 1, 2, 3)])
    lake = bpy.data.objects.new("water", pool)
    lake.location.z = z + water
    lake.visible_shadow = False
    bpy.context.scene.collection.objects.link(lake)
    pool.materials.append(water_material(fade))
    return stone


def ease(value, low, high):
    t = min(1.0, max(0.0, (value - low) / (high - low)))
    return t * t * (3 - 2 * t)


def paint(data, verts, water, fade, seed):
    """Per vertex, so that no ray has to work it out: red is the stone's tone, green how wet it is, blue how far it has dissolved."""
    painted = data.color_attributes.new("stone", "FLOAT_COLOR", "POINT")
    values = []
    for x, y, z in verts:
        along = 1.35 * x + 0.4 * y
        across = 2.3 * y - 0.7 * x
        tone = 0.5 + 0.20 * noise.fractal((x * 0.9, y * 0.9, seed + 90), 0.8, 2, 4) + 0.17 * noise.fractal((along * 6, across * 6, seed + 91), 0.6, 2, 4)
        # Wet near the pools and wherever the film has run; dry enough on the ridges to show grain.
        wet = min(1.0, ease(-z, -water - 0.05, -water) + ease(noise.fractal((x * 0.7, y * 0.7, seed + 92), 0.8, 2, 3), -0.1, 0.14))
        gone = 0.0
        if fade:
            gone = ease(math.hypot(x, y) + 0.18 * noise.fractal((x * 1.6, y * 1.6, seed + 93), 0.9, 2, 3), *fade)
        values += (tone, wet, gone, 1.0)
    painted.data.foreach_set("color", values)


def dissolve(nodes, shader, gone):
    """Lets the picture's own ground show beyond the inner radius."""
    clear = nodes.add("ShaderNodeBsdfTransparent").outputs[0]
    return nodes.add("ShaderNodeMixShader", None, _0=gone, _1=shader, _2=clear).outputs[0]


def stone_material(fade):
    made = surface("stone", Specular=0.5)
    nodes = Nodes(made)
    painted = nodes.add("ShaderNodeSeparateXYZ", None, Vector=nodes.add("ShaderNodeAttribute", {"attribute_name": "stone"}).outputs["Color"])
    tone, wet, gone = painted.outputs
    colour = nodes.add("ShaderNodeValToRGB", None, Fac=tone)
    ramp = colour.color_ramp
    ramp.elements[0].position, ramp.elements[0].color = 0.30, linear("#161f24")
    ramp.elements[1].position, ramp.elements[1].color = 0.72, linear("#4b5960")
    middle = ramp.elements.new(0.5)
    middle.color = linear("#2a363d")
    nodes.plug(nodes.shader.inputs["Base Color"], nodes.add("ShaderNodeMixRGB", {"blend_type": "MULTIPLY"}, Fac=nodes.math("MULTIPLY", wet, 0.75),
                                                             Color1=colour.outputs[0], Color2=linear("#6a7880")).outputs[0])
    rough = nodes.math("ADD", nodes.math("MULTIPLY", tone, 0.3), 0.28)
    nodes.plug(nodes.shader.inputs["Roughness"], nodes.add("ShaderNodeMapRange", None, Value=wet, To_Min=rough, To_Max=0.13).outputs[0])
    at = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    long = nodes.add("ShaderNodeMapping", None, Vector=at, Scale=(1.0, 2.4, 1.0), Rotation=(0, 0, 0.3)).outputs[0]
    grain = nodes.noise(long, 12.0, 4.5, 0.68)
    strength = nodes.add("ShaderNodeMapRange", None, Value=wet, To_Min=0.36, To_Max=0.09).outputs[0]
    nodes.plug(nodes.shader.inputs["Normal"], nodes.add("ShaderNodeBump", None, Strength=strength, Distance=0.09, Height=grain).outputs[0])
    shader = nodes.shader.outputs[0]
    nodes.plug(nodes.out.inputs["Surface"], dissolve(nodes, shader, gone) if fade else shader)
    return made


def water_material(fade):
    """A clear film: mirror by Fresnel, else what lies beneath. No refraction, so no noise."""
    made = surface("water")
    nodes = Nodes(made)
    at = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    ripple = nodes.add("ShaderNodeBump", None, Strength=0.05, Distance=0.1, Height=nodes.noise(at, 1.3, 1)).outputs[0]
    mirror = nodes.add("ShaderNodeBsdfGlossy", None, Roughness=0.012, Color=(1, 1, 1, 1), Normal=ripple).outputs[0]
    below = nodes.add("ShaderNodeBsdfTransparent", None, Color=linear("#d3dde0")).outputs[0]
    share = nodes.add("ShaderNodeFresnel", None, IOR=1.4, Normal=ripple).outputs[0]
    film = nodes.add("ShaderNodeMixShader", None, _0=share, _1=below, _2=mirror).outputs[0]
    if fade:
        far = nodes.add("ShaderNodeVectorMath", {"operation": "LENGTH"}, _0=at).outputs["Value"]
        film = dissolve(nodes, film, nodes.ramp(far, *fade))
    nodes.plug(nodes.out.inputs["Surface"], film)
    return made
