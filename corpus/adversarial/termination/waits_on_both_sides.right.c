int ready(int x) {
    for (;;)
        if (!x)
            break;
    return 1;
}
