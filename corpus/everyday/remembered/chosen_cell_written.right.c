void chosen_cell_written(int *given, int value) {
    int copy = *given;
    int *to = value > 0 ? given : &copy;
    *to = value > 0 ? value : 0;
}
