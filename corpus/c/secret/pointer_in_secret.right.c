int follow(int **key) {
    return **key;
}
