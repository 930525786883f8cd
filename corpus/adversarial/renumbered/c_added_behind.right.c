typedef enum { LOW, HIGH, TOP, BEYOND } kind;
int weight(kind k) {
    if (k == LOW) return 10;
    return k == HIGH ? 20 : 30;
}
