// Structures, linked lists, and floating point.

struct point {
    int x, y;
};

struct node {
    int value;
    struct node *next;
};

int manhattan(const struct point *a, const struct point *b) {
    int dx = a->x - b->x, dy = a->y - b->y;
    return (dx < 0 ? -dx : dx) + (dy < 0 ? -dy : dy);
}

void move_point(struct point *p, int dx, int dy, int limit) {
    p->x += dx;
    p->y += dy;
    if (p->x > limit) p->x = limit;
    if (p->y > limit) p->y = limit;
}

int list_sum(const struct node *list) {
    int s = 0;
    for (int i = 0; list && i < 10; i++, list = list->next) s += list->value;
    return s;
}

int list_find(const struct node *list, int key) {
    int at = 0;
    while (list && at < 10) {
        if (list->value == key) return at;
        at++;
        list = list->next;
    }
    return -1;
}

void swap_points(struct point *a, struct point *b) {
    struct point t = *a;
    *a = *b;
    *b = t;
}

double polynomial(double x) {
    return ((2.0 * x - 3.0) * x + 0.5) * x - 7.0;
}

double mean(const double *a, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += a[i];
    return n > 0 ? s / n : 0;
}

int sign_of(double x) {
    if (x > 0) return 1;
    if (x < 0) return -1;
    return 0;
}

double step(double x, double edge, double width) {
    if (width <= 0) return x < edge ? 0 : 1;
    double t = (x - edge) / width;
    if (t < 0) t = 0;
    if (t > 1) t = 1;
    return t * t * (3 - 2 * t);
}

int round_half_up(double x) {
    return x >= 0 ? (int)(x + 0.5) : -(int)(-x + 0.5);
}
