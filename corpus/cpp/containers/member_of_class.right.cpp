#include <vector>

struct Item {
    int id;
    double weight;
};

class Basket {
  public:
    double weight() const;

  private:
    std::vector<Item> items;
};

double Basket::weight() const {
    double sum = 0;
    for (std::size_t i = 0; i != items.size(); i++) {
        if (items[i].id == 0)
            continue;
        sum += items[i].weight;
    }
    return sum;
}
