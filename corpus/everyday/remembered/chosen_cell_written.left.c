// claim:  chosen_cell_written
// truth:  different
// why:    the right side writes to its own copy, and the caller's cell stays as it was
void chosen_cell_written(int *given, int value) {
    if (value > 0)
        *given = value;
    else
        *given = 0;
}
