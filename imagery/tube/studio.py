"""Lights and lens."""
import bpy
from mathutils import Vector

from materials import linear


def toward(at, target):
    return (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()


def softbox(at, look_at, size, power, colour, fall=0.55, mirrored=True):
    """A rectangular softbox, brightest along its middle, with a crisp edge. size: across, up. fall: how much dimmer its rim is. mirrored: seen in gloss."""
    data = bpy.data.lights.new("softbox", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size
    data.energy = power
    data.color = linear(colour)[:3]
    data.use_nodes = True
    tree = data.node_tree
    emission = tree.nodes["Emission"]
    place = tree.nodes.new("ShaderNodeNewGeometry")
    parts = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(place.outputs["Parametric"], parts.inputs[0])

    def math(operation, a, b):
        node = tree.nodes.new("ShaderNodeMath")
        node.operation = operation
        for socket, value in zip(node.inputs, (a, b)):
            if isinstance(value, bpy.types.NodeSocket):
                tree.links.new(value, socket)
            else:
                socket.default_value = value
        return node.outputs[0]

    off = [math("POWER", math("ABSOLUTE", math("SUBTRACT", parts.outputs[axis], 0.5), 0), 2.0) for axis in ("X", "Y")]
    tree.links.new(math("SUBTRACT", 1.0, math("MULTIPLY", math("ADD", *off), 2 * fall)), emission.inputs["Strength"])
    lamp = bpy.data.objects.new("softbox", data)
    lamp.location = at
    lamp.rotation_euler = toward(at, look_at)
    lamp.visible_camera = False
    lamp.visible_glossy = mirrored
    bpy.context.scene.collection.objects.link(lamp)
    return lamp


def sky(colour, strength):
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method = "NONE"
    world.node_tree.nodes["Background"].inputs[0].default_value = linear(colour)
    world.node_tree.nodes["Background"].inputs[1].default_value = strength


def camera(at, look_at, lens, height=36, fstop=None, focus=None, shift=(0, 0)):
    """lens and sensor height in millimetres; fstop with the point in focus gives a photograph's depth."""
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.sensor_fit = "VERTICAL"
    data.sensor_height = height
    data.shift_x, data.shift_y = shift
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = (Vector(focus or look_at) - Vector(at)).length
    eye = bpy.data.objects.new("camera", data)
    eye.location = at
    eye.rotation_euler = toward(at, look_at)
    bpy.context.scene.collection.objects.link(eye)
    bpy.context.scene.camera = eye
