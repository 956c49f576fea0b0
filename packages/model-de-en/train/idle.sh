#!/bin/bash
# Trains the translation model with the processor time that nobody else wants, and keeps what it has.
#   idle.sh start    goes on from the newest checkpoint, or from the shipped model; returns at once. It gives way to everything else that runs.
#   idle.sh status   the last lines of the log
#   idle.sh stop     saves and stops (do this before you measure times; a test run needs no stop)
#   idle.sh finish 40   the last 40 minutes with a falling learning rate, in the foreground, on a machine that does nothing else
# State: $TRAIN_DIR (default: the folder run beside train, which git ignores). Needs python3-torch python3-sentencepiece python3-onnx libopenblas0-openmp from Debian.
set -u
here=$(cd "$(dirname "$0")" && pwd); dir=${TRAIN_DIR:-$here/../run}; mkdir -p "$dir/run"
running() { [ -f "$dir/pid" ] && kill -0 "$(cat "$dir/pid")" 2>/dev/null; }
# The allocator keeps its memory and takes large pages: it gave it back after each step, which cost half of the time.
memory=(MALLOC_MMAP_MAX_=0 MALLOC_TRIM_THRESHOLD_=17179869184 GLIBC_TUNABLES=glibc.malloc.hugetlb=1)
python=(env "${memory[@]}" OMP_NUM_THREADS=2 OMP_WAIT_POLICY=passive PYTHONDONTWRITEBYTECODE=1 ${PYTHON:-/usr/bin/python3} "$here/train.py")
case ${1:-status} in
  start)
    running && { echo "already training"; tail -n 1 "$dir/log"; exit 0; }
    setsid chrt -i 0 "${python[@]}" --out "$dir/run" >>"$dir/log" 2>&1 </dev/null & echo $! >"$dir/pid"
    sleep 1; [ -w "/proc/$!/autogroup" ] && echo 19 >"/proc/$!/autogroup"
    echo "training in the background, log: $dir/log";;
  status) running && echo "training" || echo "not training"; tail -n 3 "$dir/log" 2>/dev/null; ls -la "$dir/run" 2>/dev/null;;
  stop) running && { kill -TERM "$(cat "$dir/pid")"; for _ in $(seq 60); do running || break; sleep 1; done; }; running && echo "still saving" || { rm -f "$dir/pid"; tail -n 1 "$dir/log"; };;
  finish) "$0" stop; "${python[@]}" --minutes "${2:-40}" --decay "${2:-40}" --out "$dir/final" --from "$dir/run/last.pt" --dropout 0.1;;
  *) sed -n 2,8p "$0"; exit 2;;
esac
