"""`python -m hacktable.cli` is `hacktable`."""

import sys

from hacktable.cli import main

sys.exit(main())
