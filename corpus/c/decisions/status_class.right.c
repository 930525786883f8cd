int classify(int status) {
    switch (status / 100) {
    case 2: return 0;
    case 3: return 1;
    case 4: return 2;
    case 5: return 3;
    default: return -1;
    }
}
