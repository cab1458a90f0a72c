# Sourced by ./play and ./check, in the project's folder. Makes a virtual environment in .venv and installs the packages of
# one locked list into it. If nothing has changed since the last time, it does nothing.
#
# Needs Python 3.11 or newer and a package registry that pip can reach.

say() { printf '%s\n' "$*" >&2; }

# find_python: PYTHON if it is set; else the python3 of the system, if its version is one of those below and it can make environments; else
# the first in PATH. The python3 of the system comes first because distributions let their compiler learn from real programs, which version
# managers usually do not: the same tests take a fifth less time.
find_python() {
  wanted='import sys; sys.exit(sys.version_info < (3, 11)'
  for name in ${PYTHON:-} /usr/bin/python3 python3.11 python3.12 python3.13 python3 python; do
    [ "$name" = /usr/bin/python3 ] && asked="import ensurepip, venv; $wanted or sys.version_info >= (3, 14))" || asked="$wanted)"
    if command -v "$name" >/dev/null 2>&1 && "$name" -c "$asked" 2>/dev/null; then
      printf '%s\n' "$name"
      return
    fi
  done
  say "Hacktable needs Python 3.11 or newer, and found none. Install it, or name it: PYTHON=/path/to/python $0"
  return 1
}

make_environment() {
  python=$(find_python) || exit 1
  say "Setting up .venv with $("$python" --version) ..."
  if ! "$python" -m venv --clear .venv >/dev/null 2>&1; then
    # Debian ships Python without venv.
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
      apt-get update -qq >&2 && apt-get install -y -qq --no-install-recommends python3-venv >&2
    fi
    "$python" -m venv --clear .venv || { say "$python cannot make virtual environments. On Debian: apt install python3-venv"; exit 1; }
  fi
}

# have_environment: a virtual environment, with or without packages. One contains its own path, so if its folder was moved, make a new one.
have_environment() {
  [ "$(cat .venv/path 2>/dev/null)" = "$PWD" ] && .venv/bin/python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || make_environment
  printf '%s\n' "$PWD" >.venv/path
}

# pip_install ARGUMENTS: install with pip. Modules are compiled when they are first imported (--no-compile). Many of them never are.
pip_install() { .venv/bin/python -m pip install --quiet --disable-pip-version-check "$@" >&2; }

# install_quickly LIST: the same with uv, which needs a fifth of the processor time: over a hundred packages that is half a minute. It fails, and pip
# is used, where there is no uv for this machine, or where only pip has been told how to reach a registry.
install_quickly() {
  pip_install --no-compile --require-hashes -r requirements/installer.txt 2>/dev/null &&
    UV_HTTP_RETRIES=${UV_HTTP_RETRIES:-1} .venv/bin/python -m uv pip install --quiet --no-config --python .venv/bin/python --require-hashes \
      -r "requirements/$1.txt" -r requirements/build.txt 2>/dev/null
}

# use_environment LIST: install requirements/LIST.txt and the project itself, and put .venv first in PATH.
use_environment() {
  have_environment
  wanted=$(cat "requirements/$1.txt" requirements/build.txt pyproject.toml | cksum)
  if [ "$(cat ".venv/installed-$1" 2>/dev/null)" != "$wanted" ]; then
    say "Installing what requirements/$1.txt lists ..."
    { [ "$1" = check ] && install_quickly "$1"; } || pip_install --no-compile --require-hashes -r "requirements/$1.txt" -r requirements/build.txt
    pip_install --no-deps --no-build-isolation --editable .
    printf '%s\n' "$wanted" >".venv/installed-$1"
  fi
  PATH="$PWD/.venv/bin:$PATH"
  export PATH
}
