"""Colours, surfaces and small node helpers."""
import os

import bpy


def linear(hex_colour):
    parts = [int(hex_colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*[p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts], 1)


def surface(name, **inputs):
    """A Principled surface; inputs by their Blender names with _ for spaces, colours as #hex."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes["Principled BSDF"]
    for key, value in inputs.items():
        shader.inputs[key.replace("_", " ")].default_value = linear(value) if isinstance(value, str) else value
    return made


class Nodes:
    """Adds nodes to a material and links them: add("ShaderNodeX", Input=socket_or_value)."""

    def __init__(self, material):
        self.tree = material.node_tree
        self.shader = self.tree.nodes["Principled BSDF"]
        self.out = self.tree.nodes["Material Output"]

    def add(self, kind, settings=None, **inputs):
        node = self.tree.nodes.new(kind)
        for key, value in (settings or {}).items():
            setattr(node, key, value)
        for key, value in inputs.items():
            self.plug(node.inputs[int(key[1:]) if key[0] == "_" else key.replace("_", " ")], value)
        return node

    def plug(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def math(self, operation, a, b=0.0, clamp=False):
        return self.add("ShaderNodeMath", {"operation": operation, "use_clamp": clamp}, _0=a, _1=b).outputs[0]

    def ramp(self, value, low, high, to_low=0.0, to_high=1.0):
        """value from low..high to to_low..to_high, eased at both ends."""
        return self.add("ShaderNodeMapRange", {"interpolation_type": "SMOOTHSTEP"},
                        Value=value, From_Min=low, From_Max=high, To_Min=to_low, To_Max=to_high).outputs[0]

    def noise(self, at, scale, detail=4.0, roughness=0.55, distortion=0.0):
        return self.add("ShaderNodeTexNoise", None, Vector=at, Scale=scale, Detail=detail, Roughness=roughness,
                        Distortion=distortion).outputs["Fac"]


def label_material(picture):
    """Printed film under a clear coat: the coat carries the studio's reflections, the print stays matt beneath it."""
    made = surface("label", Roughness=0.42, Specular=0.35, Clearcoat=1.0, Clearcoat_Roughness=0.035)
    nodes = Nodes(made)
    image = nodes.add("ShaderNodeTexImage", {"interpolation": "Cubic"})
    image.image = bpy.data.images.load(os.path.abspath(picture))
    nodes.plug(nodes.shader.inputs["Base Color"], image.outputs["Color"])
    return made


def cap_material():
    return surface("cap", Base_Color="#0a2a37", Roughness=0.36, Specular=0.5)


def shoulder_material():
    return surface("shoulder", Base_Color="#0e3543", Roughness=0.3, Specular=0.5)


def cream_material():
    return surface("cream", Base_Color="#f0e5d5", Subsurface=0.18, Subsurface_Color="#ffe6c8", Subsurface_Radius=(0.1, 0.1, 0.1),
                   Roughness=0.3, Specular=0.5, Clearcoat=0.5, Clearcoat_Roughness=0.1)
