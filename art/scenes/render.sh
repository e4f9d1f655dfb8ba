#!/usr/bin/env bash
# Renders pictures and writes them to src/assets/originals as WebP.
#
#   ./render.sh                      everything that has no original yet
#   ./render.sh ceo hero-dark        these, whether they have an original or not
#   ./render.sh --list               names of all pictures
#   EVENING=1 ./render.sh ceo        for the dark scheme, as ceo-dark
#   SCALE=0.4 SAMPLES=10 ./render.sh ceo     a quick look; goes to .work/preview instead
#
# Needs Blender 3.4 (`blender`) and Python 3 with OpenCV (`python3-opencv`); PYTHON and BLENDER
# choose other executables. THREADS defaults to the number of cores.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

blender=${BLENDER:-blender}
python=${PYTHON:-/usr/bin/python3}
work=${WORK:-.work}
originals=../../src/assets/originals
options=(--threads "${THREADS:-$(nproc)}")
suffix=
if [[ -n ${EVENING:-} ]]; then
  options+=(--evening)
  suffix=-dark
fi

run_blender() { "$blender" --background --python-exit-code 1 --python render.py -- "$@"; }

list() { run_blender "$work" | sed -n 's/^PICTURE //p'; }

if [[ -n ${SCALE:-}${SAMPLES:-} ]]; then
  originals=$work/preview
  [[ -n ${SCALE:-} ]] && options+=(--scale "$SCALE")
  [[ -n ${SAMPLES:-} ]] && options+=(--samples "$SAMPLES")
fi
mkdir -p "$work" "$originals/seminars"

# A picture is rendered where it stands, its evening version beside it; a new one is a seminar's until it
# is sorted.
place() {
  local known
  known=$(find "$originals" -name "$1.webp" -print -quit)
  known=${known:-$originals/seminars/$1.webp}
  echo "${known%.webp}$suffix.webp"
}

case ${1:-} in
  --list) list; exit ;;
  '') mapfile -t names < <(list | while read -r name; do
        [[ -e $(place "$name") ]] || echo "$name"
      done) ;;
  *) names=("$@") ;;
esac

for name in "${names[@]}"; do
  run_blender "$work" "${options[@]}" "$name" | grep '^RENDERED'
  "$python" denoise.py "$work/$name.png" "$(place "$name")"
  echo "wrote $(place "$name")"
done
