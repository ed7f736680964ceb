"""The sounds of the program, each made of sums and noise: see README.md."""
