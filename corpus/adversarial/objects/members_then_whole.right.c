struct p { int x, y, z, w; };
void copy(struct p *to, const struct p *from) {
    *to = *from;
}
