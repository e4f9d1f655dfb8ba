"""Guided denoiser: Cycles colour + albedo + normals -> clean picture as WebP.

    /usr/bin/python3 denoise.py NAME.png OUT.webp

Expects NAME_albedo0001.exr and NAME_normal0001.exr beside the PNG. Needs python3-opencv.

1. The colour is divided by the albedo, so that only light is left to be smoothed and the
   edges between two materials cannot smear.
2. Non-local means over that light: every pixel becomes the mean of its neighbours, weighted
   by how alike the small patches around both are, and by albedo and normal.
3. The seamless backdrop, which should have no texture at all, is smoothed far wider.
4. Few samples leave fine teeth on hard edges; a short blur along the edges, never across,
   takes them away.
5. A trace of dither keeps the soft gradients from banding in eight bits.
"""
import os
import sys
from pathlib import Path

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import cv2  # noqa: E402
import numpy as np  # noqa: E402

REACH = 8             # neighbours up to this many pixels away
SPREAD = 4.2          # sigma of the distance weight
ALBEDO_SIGMA = 0.06
NORMAL_SIGMA = 0.14
STRENGTH = 0.85       # of the patch weight, in units of the measured noise
PATCH = (5, 5)
SATURATION = 1.08     # the "Standard" view transform leaves the clay a little dull
DITHER = 0.0026
QUALITY = 96           # originals are encoded again for the site: keep them nearly lossless


def load(source):
    guide = source.parent / source.stem
    colour = cv2.imread(str(source), cv2.IMREAD_UNCHANGED)[..., :3].astype(np.float32) / 65535
    albedo, normal = (
        cv2.imread(f"{guide}_{kind}0001.exr", cv2.IMREAD_UNCHANGED)[..., :3].astype(np.float32)
        for kind in ("albedo", "normal"))
    return colour, np.sqrt(np.clip(albedo, 0, 1)), normal


def noise_level(light):
    """Local standard deviation of the noise, from what a small median takes away."""
    grey = light.mean(axis=2)
    rest = np.abs(grey - cv2.medianBlur(grey, 3))
    return cv2.blur(rest, (31, 31)) * 1.5 + 1e-4


def smooth_light(light, albedo, normal):
    """Non-local means, guided by albedo and normal."""
    height, width = light.shape[:2]
    inner = np.s_[REACH:REACH + height, REACH:REACH + width]

    def padded(image):
        return cv2.copyMakeBorder(image, REACH, REACH, REACH, REACH, cv2.BORDER_REFLECT_101)

    wide_light, wide_albedo, wide_normal = padded(light), padded(albedo), padded(normal)
    variance = noise_level(light) ** 2
    total = np.zeros_like(light)
    weights = np.zeros((height, width), np.float32)
    for dy in range(-REACH, REACH + 1):
        for dx in range(-REACH, REACH + 1):
            far = dx * dx + dy * dy
            if far > REACH * REACH:
                continue
            there = np.s_[inner[0].start + dy:inner[0].stop + dy,
                          inner[1].start + dx:inner[1].stop + dx]
            patch = cv2.blur(((wide_light[there] - light) ** 2).mean(axis=2), PATCH)
            patch = np.maximum(patch - 2 * variance, 0) / (STRENGTH ** 2 * 2 * variance)
            guide = (((wide_albedo[there] - albedo) ** 2).sum(axis=2) / (2 * ALBEDO_SIGMA ** 2)
                     + ((wide_normal[there] - normal) ** 2).sum(axis=2)
                     / (2 * NORMAL_SIGMA ** 2))
            weight = np.exp(-far / (2 * SPREAD ** 2) - patch - guide)
            total += wide_light[there] * weight[..., None]
            weights += weight
    return total / weights[..., None]


def flatten_backdrop(colour, albedo):
    """Wide smoothing where the albedo is that of the upper left corner and no shadow edge is."""
    paper = np.median(albedo[:8, :8].reshape(-1, 3), axis=0)
    mask = (np.abs(albedo - paper).max(axis=2) < 0.025).astype(np.float32)
    mask = cv2.erode(mask, np.ones((7, 7)))
    cover = np.maximum(cv2.GaussianBlur(mask, (0, 0), 13), 1e-3)
    wide = cv2.GaussianBlur(colour * mask[..., None], (0, 0), 13) / cover[..., None]
    keep = mask * np.exp(-((wide - colour) ** 2).sum(axis=2) / (2 * 0.02 ** 2))
    keep = (cv2.GaussianBlur(keep, (0, 0), 3) * mask)[..., None]
    return colour * (1 - keep) + wide * keep


def smooth_along_edges(picture):
    """Averages a few pixels along the local edge, as far as there is one clear direction."""
    grey = picture.mean(axis=2)
    gx, gy = cv2.Sobel(grey, cv2.CV_32F, 1, 0), cv2.Sobel(grey, cv2.CV_32F, 0, 1)
    xx, yy, xy = (cv2.GaussianBlur(g, (0, 0), 1.3) for g in (gx * gx, gy * gy, gx * gy))
    across = 0.5 * np.arctan2(2 * xy, xx - yy)
    spread = np.sqrt((xx - yy) ** 2 + 4 * xy ** 2)
    coherence = (spread / (xx + yy + 1e-6)) ** 2
    clear = coherence * np.clip((spread - 0.004) / 0.02, 0, 1)
    step_x, step_y = -np.sin(across), np.cos(across)
    height, width = grey.shape
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    total, weights = picture.copy(), 1.0
    for k in (-3, -2, -1, 1, 2, 3):
        weight = np.exp(-k * k / (2 * 1.6 ** 2))
        total += weight * cv2.remap(picture, columns + k * step_x, rows + k * step_y,
                                    cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT_101)
        weights += weight
    clear = clear[..., None]
    return picture * (1 - clear) + total / weights * clear


def main():
    source, target = Path(sys.argv[1]), Path(sys.argv[2])
    colour, albedo, normal = load(source)
    paint = np.maximum(albedo, 0.12)
    light = smooth_light(colour / paint, albedo, normal)
    picture = flatten_backdrop(light * paint, albedo)
    picture = smooth_along_edges(picture.astype(np.float32))
    grey = picture.mean(axis=2, keepdims=True)
    picture = grey + (picture - grey) * SATURATION
    dither = np.random.default_rng(1).normal(0, DITHER, picture.shape[:2])[..., None]
    eight_bit = np.clip((picture + dither) * 255 + 0.5, 0, 255).astype(np.uint8)
    cv2.imwrite(str(target), eight_bit, [cv2.IMWRITE_WEBP_QUALITY, QUALITY])


main()
