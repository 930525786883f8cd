class Box {
  public:
    Box(int w, int h) : width(w), height(h) {}
    ~Box() {}
    unsigned area() const { return (unsigned)width * (unsigned)height; }

  private:
    int width, height;
};

unsigned area(int w, int h) {
    Box box(w, h);
    return box.area();
}
