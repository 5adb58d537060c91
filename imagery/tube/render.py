"""Renders one shot in passes: blender -b -P imagery/tube/render.py -- <shot> <label.png> <folder> <samples a pass> <passes> <share of full size, 0 to 1>

Each pass is a whole picture with its own seed, kept as <number>-<seconds>-<processor seconds>.png; those already there are not rendered again.
Started by imagery/render-shot.ts, which draws the label first. Blender 3.4, Cycles on the processor; Debian's has no denoiser.
"""
import os
import sys
import time

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True
from shots import SHOTS

shot, label, folder, samples, passes, share = sys.argv[sys.argv.index("--") + 1:][:6]
bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene
scene.render.engine = "CYCLES"
width, height = SHOTS[shot](label)
scene.cycles.samples = int(samples)
scene.cycles.use_adaptive_sampling = False
scene.cycles.use_denoising = False
scene.cycles.sample_clamp_indirect = 3
scene.cycles.max_bounces = 4
scene.cycles.diffuse_bounces = 2
scene.cycles.transparent_max_bounces = 6
scene.cycles.caustics_reflective = False
scene.cycles.caustics_refractive = False
scene.cycles.blur_glossy = 0.4
scene.render.threads_mode = "FIXED"
scene.render.threads = min(2, os.cpu_count() or 1)
scene.render.film_transparent = shot in ("hero", "cut-out")
scene.render.resolution_x = round(width * float(share))
scene.render.resolution_y = round(height * float(share))
scene.render.resolution_percentage = 100
scene.render.image_settings.color_mode = "RGBA" if scene.render.film_transparent else "RGB"
scene.render.image_settings.color_depth = "16"
scene.render.image_settings.compression = 15
scene.render.use_persistent_data = True
scene.view_settings.view_transform = "Standard"
scene.view_settings.look = "None"
scene.view_settings.exposure = 0.0 if scene.render.film_transparent else 0.3
done = {name.split("-")[0] for name in os.listdir(folder) if name.endswith("cpu.png")}
for number in range(int(passes)):
    if f"{number:03}" in done:
        continue
    scene.cycles.seed = number
    scene.render.filepath = os.path.join(os.path.abspath(folder), "unfinished.png")
    start, busy = time.time(), time.process_time()
    bpy.ops.render.render(write_still=True)
    # Renamed when whole, so that an interrupted run leaves no half a pass behind.
    os.rename(scene.render.filepath, os.path.join(folder, f"{number:03}-{time.time() - start:.1f}s-{time.process_time() - busy:.1f}cpu.png"))
