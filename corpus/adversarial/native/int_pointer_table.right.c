int pick(int which, int i) {
    switch (i) {
    case 0: return which ? 101 : 2;
    case 1: return which ? 103 : 3;
    case 2: return which ? 107 : 5;
    default: return -1;
    }
}
